# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034
# Functions for ./play and ./check: they find missing programs and libraries, install them, and build.
# Each item is looked for directly, so the package manager and the network are used only when something is missing.

# Columns: item | package for apt | for dnf and zypper | for pacman. A version is the lowest that is accepted.
# Only Debian's column is tried, with Debian 12 and 13. Those for Fedora, openSUSE and Arch are untried: they were
# written from lists of packages, without such a machine.
# Fedora and openSUSE find packages by the programs and pkg-config files in them. Some dependencies of GTK are only
# recommended in Debian and required in all other distributions, so only Debian's column names them.
needs_to_build=(
  'program cc                 | gcc libc6-dev      | gcc                       | gcc'
  'program pkg-config         | pkg-config         | /usr/bin/pkg-config       | pkgconf'
  'program meson 1.0          | meson              | meson                     | meson'
  'program ninja              | ninja-build        | /usr/bin/ninja            | ninja'
  'program msgfmt             | gettext            | gettext                   | gettext'
  'program xmllint            | libxml2-utils      | /usr/bin/xmllint          | libxml2'
  'program desktop-file-validate | desktop-file-utils | desktop-file-utils     | desktop-file-utils'
  'program appstreamcli       | appstream          | /usr/bin/appstreamcli     | appstream'
  'library libxml-2.0 2.9.14  | libxml2-dev        | pkgconfig(libxml-2.0)     | libxml2'
  'library libarchive 3.6     | libarchive-dev     | pkgconfig(libarchive)     | libarchive'
  'library hogweed 3.1        | nettle-dev         | pkgconfig(hogweed)        | nettle'
  'library libqrencode 4.0    | libqrencode-dev    | pkgconfig(libqrencode)    | qrencode'
  'library libsecret-1 0.20   | libsecret-1-dev    | pkgconfig(libsecret-1)    | libsecret'
  'library gtk4 4.8           | libgtk-4-dev       | pkgconfig(gtk4)           | gtk4'
  'library epoxy 1.4          | libepoxy-dev       | pkgconfig(epoxy)          | libepoxy'
  'library libadwaita-1 1.2   | libadwaita-1-dev   | pkgconfig(libadwaita-1)   | libadwaita'
  'library librsvg-2.0 2.54   | librsvg2-dev       | pkgconfig(librsvg-2.0)   | librsvg'
  'library cairo-script 1.16  | libcairo2-dev      | pkgconfig(cairo-script)   | cairo'
  'library gstreamer-app-1.0 1.18 | libgstreamer-plugins-base1.0-dev | pkgconfig(gstreamer-app-1.0) | gst-plugins-base'
  'debian gstreamer1.0-plugins-good | gstreamer1.0-plugins-good | gstreamer1-plugins-good | gst-plugins-good'
  'debian glib-networking     | glib-networking    | glib-networking           | glib-networking'
  'debian ca-certificates     | ca-certificates    | ca-certificates           | ca-certificates'
  'debian librsvg2-common     | librsvg2-common    | librsvg2                  | librsvg'
)
needs_to_serve=(
  'program gtk4-broadwayd     | libgtk-4-bin       | /usr/bin/gtk4-broadwayd   | gtk4'
)
needs_to_check=(
  'debian-12 clang-format-14 | clang-format-14    | clang-tools-extra         | clang'
  'program Xvfb               | xvfb               | /usr/bin/Xvfb             | xorg-server-xvfb'
  'program Xorg               | xserver-xorg-core | /usr/bin/Xorg             | xorg-server'
  'debian xserver-xorg-video-dummy | xserver-xorg-video-dummy | xorg-x11-drv-dummy | xf86-video-dummy'
  'program dbus-run-session   | dbus-daemon        | /usr/bin/dbus-run-session | dbus'
  'program python3            | python3            | python3                   | python'
  'program xdotool            | xdotool            | xdotool                   | xdotool'
  'program setxkbmap          | x11-xkb-utils      | /usr/bin/setxkbmap        | xorg-setxkbmap'
  'atspi                      | python3-gi gir1.2-atspi-2.0 at-spi2-core | python3-gobject at-spi2-core | python-gobject at-spi2-core'
  'sanitizers                 | gcc libc6-dev      | libasan libubsan          | gcc'
)

say () { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
die () { say "$@"; exit 1; }
misused () { say "$@"; say "\`$0 --help\` says what it can do."; exit 2; }

# at_least HAVE WANT: succeeds if version HAVE is WANT or newer
at_least () { [[ $(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

is_there () { # KIND NAME [VERSION]
  local version
  case $1 in
    program)
      command -v "$2" >/dev/null || return 1
      [[ -z ${3:-} ]] || at_least "$("$2" --version 2>/dev/null | head -n 1)" "$3" ;;
    library)
      version=$(pkg-config --modversion "$2" 2>/dev/null) || return 1
      at_least "$version" "$3" ;;
    debian-12) # distributions with other versions do not have these packages
      [[ $(. /etc/os-release && echo "$ID-${VERSION_ID:-}") != "$1" ]] || is_there debian "$2" ;;
    debian)
      [[ ! -e /etc/debian_version || $(dpkg-query -W -f '${Status}' "$2" 2>/dev/null) == *' installed' ]] ;;
    atspi)
      "$(PATH=/usr/bin:$PATH command -v python3)" -c 'import gi; gi.require_version ("Atspi", "2.0")' 2>/dev/null &&
        compgen -G '/usr/share/dbus-1/services/org.a11y.Bus.service' >/dev/null ;;
    sanitizers)
      echo 'int main (void) { return 0; }' |
        cc -fsanitize=address,undefined -x c -o /dev/null - 2>/dev/null ;;
  esac
}

# missing ROW...: prints the rows whose item is missing
missing () {
  local row what
  for row in "$@"; do
    read -r -a what <<<"${row%%|*}"
    is_there "${what[@]}" || printf '%s\n' "$row"
  done
}

as_root () {
  if ((EUID == 0)); then "$@"; else sudo -- "$@"; fi
}

# Prints the number of the table's column for the package manager of this machine, and the name of that package manager.
package_manager () {
  local manager
  for manager in apt-get:2 dnf:3 zypper:3 pacman:4; do
    if command -v "${manager%:*}" >/dev/null; then echo "${manager#*:} ${manager%:*}"; return; fi
  done
  return 1
}

install_packages () { # MANAGER PACKAGE...
  local manager=$1; shift
  case $manager in
    apt-get)
      # A fresh system image has no package lists yet. The package manager must not stop the script with a question.
      as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 update &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 \
        install --no-install-recommends "$@" ;;
    dnf) as_root dnf -y --setopt=install_weak_deps=False install "$@" ;;
    zypper) as_root zypper --non-interactive install --no-recommends "$@" ;;
    pacman) as_root pacman -Sy --needed --noconfirm "$@" ;;
  esac
}

# ensure ROW...: installs missing items, or reports those that it could not install
ensure () {
  local rows packages what column manager row
  mapfile -t rows < <(missing "$@")
  ((${#rows[@]})) || return 0

  what=$(printf '%s\n' "${rows[@]}" | sed 's/ *|.*//; s/^[a-z]* //' | paste -sd, | sed 's/,/, /g')
  read -r column manager < <(package_manager) ||
    die "Missing: $what. Neither apt, dnf, zypper nor pacman is here to install it; please do."
  mapfile -t packages < <(printf '%s\n' "${rows[@]}" | cut -d'|' -f"$column" | tr -s ' ' '\n' | sed '/^$/d' | sort -u)
  if ((EUID != 0)) && ! command -v sudo >/dev/null; then
    die "Missing: $what. Please have the administrator of this machine install: ${packages[*]}"
  fi

  say "Installing ${packages[*]} (missing: $what)"
  install_packages "$manager" "${packages[@]}" >&2 ||
    die "$manager could not install ${packages[*]}. Is there a network?"
  hash -r

  mapfile -t rows < <(missing "$@")
  ((${#rows[@]} == 0)) ||
    die "Still missing or too old after the installation: $(printf '%s\n' "${rows[@]}" | sed 's/ *|.*//; s/^[a-z]* //' | paste -sd, | sed 's/,/, /g'). Debian 12, Ubuntu 22.10, Fedora 37 or newer have it."
}

# configure FOLDER OPTION...: makes a build folder, or sets these options in an existing one
configure () {
  local folder=$1 log=$1.log; shift
  # A build folder contains absolute paths: in a copied or moved tree it would build the original tree.
  if [[ -f $folder/build.ninja && $(cat "$folder"/made-in 2>/dev/null) == "$PWD" ]]; then
    (($#)) || return 0
    if meson configure "$folder" "$@" >"$log" 2>&1; then rm -f "$log"; return; fi
  fi
  rm -rf "$folder"
  if ! meson setup "$folder" "$@" >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
  rm -f "$log"
  printf '%s\n' "$PWD" >"$folder"/made-in
}
