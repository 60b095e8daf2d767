// Entry of every command. An old Node has to read this file before it can say what it needs: there is nothing newer in it
// than `import()`, and everything else is imported after the check. The versions are those of `engines` in package.json.
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = major >= 24 || (major === 22 && minor >= 18) || (major === 20 && minor >= 20);
if (!isSupported) {
  console.error(
    `Portico needs Node 24, 22.18 or 20.20, and this is ${process.version}: install Node 24 (https://nodejs.org), then run the command again.`,
  );
  process.exit(1);
}
import('./run/run-command.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
