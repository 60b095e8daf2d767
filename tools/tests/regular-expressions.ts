import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { check } from 'recheck';
import { listRemotes } from 'shared/build/project';
import ts from 'typescript';
import { inProject, root } from '../run/project';

/** What runs on the server: the API, the host, and what both render and check. The console is rendered in browsers only. */
const folders = [
  ...['api/src', 'host/server', 'host/src', 'shared/src'],
  ...listRemotes()
    .filter((name) => name !== 'remote-console')
    .map((name) => `${name}/src`),
];
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(test|gallery)\.tsx?$|(^|\/)testing|\/seed\//.test(path);

/** Those that recheck calls slow and no hostile text keeps busy, each with its reason. */
const exceptions = new Map([
  [
    String.raw`/(?<![^\s@<>()[\],;:])[^\s@<>()[\],;:]+\s?(?:@|\(at\)|\[at\]|골뱅이)\s?[^\s@<>()[\],;:.]{1,63}\.[^\s@<>()[\],;:]+/giu`,
    'each sign of an address costs 63 characters: 20,000 take less than 50 ms',
  ],
  [
    String.raw`/<a [^<>]*href="([^"]*)"[^<>]*>(.*?)<\/a>/gis`,
    'reads HTML after it was sanitised, which closes each link',
  ],
]);

interface Expression {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

function* findLiterals(path: string): Generator<Expression> {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const nodes: ts.Node[] = [file];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    ts.forEachChild(node, (child) => void nodes.push(child));
    if (!ts.isRegularExpressionLiteral(node)) continue;
    const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    yield { place: `${relative(root, path)}:${line + 1}`, source, flags };
  }
}

/** Every regular expression of the server’s sources. */
export const listExpressions = (): Expression[] =>
  folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((name) => [...findLiterals(join(inProject(folder), name))]),
  );

const format = ({ source, flags }: Expression) => `/${source}/${flags}`;

/** Without a star, a plus or an open end nothing is repeated. */
const repeats = ({ source }: Expression) => /[*+]|\{\d+,/.test(source);

/**
 * Those that a hostile text keeps busy for longer than in proportion to its length, each with such a text, and those that recheck
 * cannot decide. Texts of people have up to 200,000 characters: with the square of that a process stands still for a minute.
 */
export const findUnsafeExpressions = async (expressions: Expression[]): Promise<string[]> => {
  const places = new Map<string, Expression[]>();
  for (const expression of expressions.filter(repeats))
    places.set(format(expression), [...(places.get(format(expression)) ?? []), expression]);
  const unsafe: string[] = [];
  for (const [text, [first, ...more]] of places) {
    if (!first || exceptions.has(text)) continue;
    // What an attack reads decides, not how long it takes: on a busy machine every long text takes a second.
    const result = await check(first.source, first.flags, { timeout: null, attackTimeout: null });
    if (result.status === 'safe') continue;
    const found = [first, ...more].map(({ place }) => place).join(', ');
    unsafe.push(
      result.status === 'vulnerable'
        ? `${found}: ${text} is ${result.complexity.summary}, as for ${result.attack.pattern}`
        : `${found}: ${text} cannot be decided: ${result.error.kind}`,
    );
  }
  return unsafe;
};
