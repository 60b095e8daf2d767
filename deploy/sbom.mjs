// Prints the CycloneDX list of the packages that a workspace is made of, with those that are bundled and those that bundle:
// `node deploy/sbom.mjs api`.
// With `--omit=dev`, npm leaves out what the root needs for development too, such as React.
import { execFileSync } from 'node:child_process';

const flags = [
  '--package-lock-only',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '-w',
  process.argv[2] ?? '',
];
const list = JSON.parse(execFileSync('npm', ['sbom', ...flags], { encoding: 'utf8', maxBuffer: 2 ** 26 }));
const isForDevelopment = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development');
const left = new Set(list.components.filter(isForDevelopment).map((component) => component['bom-ref']));

list.components = list.components.filter((component) => !left.has(component['bom-ref']));
list.dependencies = list.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => !left.has(name)) }));
process.stdout.write(JSON.stringify(list));
