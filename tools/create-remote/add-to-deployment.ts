import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../run/project';

/** What stands about this remote in the files of the deployment is repeated for a new one. */
const model = 'matching';
/** In lists of all remotes both are named in one line. */
const other = 'console';
const files = [
  'docker-compose.yml',
  'compose.production.yml',
  'deploy/upgrade.sh',
  'deploy/caddy/Caddyfile',
  'deploy/kubernetes/ingress.yaml',
  'deploy/kubernetes/kustomization.yaml',
  'deploy/kubernetes/settings.yaml',
  'docs/settings.md',
];
const modelPort = '3103';

/** A line that names the model alone, with the lines that are indented below it and their closing brace. */
const block = new RegExp(`^([ \\t]*)(?!.*${other}).*\\b${model}\\b.*\\n(?:\\1[ \\t]+.*\\n|\\1}\\n)*`, 'gm');
const list = new RegExp(`^.*${other}.*${model}.*$`, 'gim');
const character = "(?:\\$\\{\\w+\\}|[^\\s,'}\\])])";
const item = new RegExp(`(,? )(${character}*(?:${model}|${modelPort})${character}*)`, 'gi');

/** Repeats each entry of the model for the remote of this name, whose port on this machine is the given one. */
export const repeatEntries = (text: string, name: string, port: number): string => {
  const rename = (entry: string) =>
    entry
      .replaceAll(model, name)
      .replaceAll(model.toUpperCase(), name.toUpperCase())
      .replaceAll(modelPort, String(port));
  return text
    .replace(block, (entry, _, offset) => entry + (text.slice(0, offset).endsWith('\n\n') ? '\n' : '') + rename(entry))
    .replace(list, (line) => line.replace(item, (_, gap: string, entry: string) => gap + entry + gap + rename(entry)));
};

const read = (file: string) => readFileSync(inProject(file), 'utf8');

/** The first one above those of the remotes in docker-compose.yml. */
const findPort = () =>
  Math.max(...[...read('docker-compose.yml').matchAll(/_PORT:-(31\d\d)}/g)].map(([, port]) => Number(port))) + 1;

/** Gives a remote its service in the compose files, its address in front of them, and its component of Kubernetes. */
export const addToDeployment = (name: string) => {
  const port = findPort();
  const repeat = (file: string) => writeFileSync(inProject(file), repeatEntries(read(file), name, port));
  for (const file of files) repeat(file);
  const component = (remote: string) => inProject('deploy/kubernetes', `remote-${remote}`);
  cpSync(component(model), component(name), { recursive: true });
  const kustomization = `${component(name)}/kustomization.yaml`;
  writeFileSync(kustomization, readFileSync(kustomization, 'utf8').replaceAll(model, name));
};
