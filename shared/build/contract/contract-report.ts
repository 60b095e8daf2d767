import path from 'node:path';
import { satisfies } from 'shared/remotes';
import ts from 'typescript';
import { root } from '../project';
import { getPackageVersion, singletons } from '../webpack/singletons';

const source = path.join(root, 'shared/src');

/** The host contract: the modules of the singletons, and the types of what host and remotes pass to each other. */
const promisedModules = ['auth/session', 'i18n/index', 'router/index', 'client/failure'];
const typesFile = 'remotes/index';
const storeFile = 'auth/index';
const reported =
  /^(format\/(addresses|navigation-places)$|(auth|i18n|router|remotes|client)\/(?!browser|build-request|call|create|language-history|requests|send|send-authorised|sign-in-header|(console-)?routes\.generated|standalone|registry|index$))/;
const indexes = /^(auth|i18n|router|remotes)\/index$/;

/** Types that the host passes to a remote: the current one must be assignable to the former one. */
const provided = [
  [typesFile, 'LoadContext'],
  [storeFile, 'AuthState'],
  [storeFile, 'AuthUser'],
] as const;
/** Types that a remote passes to the host: the former one must be assignable to the current one. */
const accepted = ['RemoteManifest', 'RouteEntry', 'RemoteModule', 'RemoteRoute', 'LazyRoute', 'RemotePage', 'Head'];

const { config } = ts.readConfigFile(path.join(root, 'shared/tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(root, 'shared'));

const fileNames = (names: string[]) => names.map((name) => path.join(source, `${name}.ts`));

/** Replaced by an empty module: the API's contract is not part of the host contract, and compiling it takes most of the time. */
const stubbedFile = path.join(source, 'contract/index.ts');

/** Parsed source files, shared by all comparisons. */
const sources = new Map<string, ts.SourceFile | undefined>();

const createHost = (virtual: ReadonlyMap<string, string>): ts.CompilerHost => {
  const texts = new Map([...virtual, [stubbedFile, 'export {};']]);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  return {
    ...host,
    directoryExists: undefined,
    fileExists: (file) => texts.has(file) || fileExists(file),
    readFile: (file) => texts.get(file) ?? readFile(file),
    getSourceFile: (file, language) => {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, language, true);
      if (!sources.has(file)) sources.set(file, getSourceFile(file, language));
      return sources.get(file);
    },
  };
};

/** The declarations of the host contract and the versions of the singletons as one text, as it is stored for each version. */
export const describeContract = (): string => {
  const emitted = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
  const emitOptions = { ...emitted, rootDir: source, outDir: '/' };
  const program = ts.createProgram(
    fileNames([...promisedModules, typesFile, storeFile]),
    emitOptions,
    createHost(new Map()),
  );
  const parts: string[] = [];
  program.emit(undefined, (file, text) => {
    const name = file.replace(/^\//, '').replace(/\.d\.ts$/, '');
    if (reported.test(name) || indexes.test(name)) parts.push(`// ${name}\n${text}`);
  });
  const versions = singletons.map((name) => `${name} ${getPackageVersion(name)}`).join(', ');
  return [`// ${versions}\n`, ...parts.sort()].join('\n');
};

/** Singletons whose version is no longer compatible with that of the report. */
const findVersionBreakages = (report: string): string[] => {
  const [versions = ''] = report.slice('// '.length).split('\n');
  return versions.split(', ').flatMap((each) => {
    const [name = '', was = ''] = each.split(' ');
    const now = (singletons as readonly string[]).includes(name) ? getPackageVersion(name) : 'gone';
    return satisfies(now, `^${was}`) ? [] : `${name} is ${now} and was ${was}`;
  });
};

const parseReport = (report: string, folder: string) =>
  new Map(
    report
      .split(/^\/\/ (?=\S+$)/m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [path.join(folder, `${part.slice(0, end)}.d.ts`), part.slice(end)];
      }),
  );

/** A type that must be assignable to another, and what both are called. */
type Comparison = [from: string, to: string, name: string];

/** For a remote that was built for the contract in `was`, each type of the current one must do. */
const listComparisons = (was: string): Comparison[] => [
  ...promisedModules.map(
    (name): Comparison => [`typeof import('${source}/${name}')`, `typeof import('${was}/${name}')`, name],
  ),
  ...provided.map(
    ([file, name]): Comparison => [`import('${source}/${file}').${name}`, `import('${was}/${file}').${name}`, name],
  ),
  ...accepted.map(
    (name): Comparison => [`import('${was}/${typesFile}').${name}`, `import('${source}/${typesFile}').${name}`, name],
  ),
];

const buildComparison = (comparisons: Comparison[]) =>
  comparisons
    .map(
      ([from, to, name], index) =>
        `declare const a${index}: ${from}; export const b${index}: ${to} = a${index}; // ${name}`,
    )
    .join('\n');

/** Compiles a comparison with a report; returns what is not assignable. */
const compare = (report: string, arrange: (comparisons: Comparison[]) => Comparison[]): string[] => {
  const was = path.join(root, 'shared/contract-report/was');
  const entry = path.join(root, 'shared/contract-report/comparison.ts');
  const texts = parseReport(report, was).set(entry, buildComparison(arrange(listComparisons(was))));
  const program = ts.createProgram([entry, path.join(source, 'ui/css.d.ts')], options, createHost(texts));
  const file = program.getSourceFile(entry);
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  const lines = (file?.text ?? '').split('\n');
  return found.map(({ messageText, start = 0 }) => {
    const { line } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0 };
    return `${lines[line]?.split('// ')[1]}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
};

/** What breaks for a remote that was built for the contract of `report`; empty if it is still compatible. */
export const findBreakages = (report: string): string[] => [
  ...findVersionBreakages(report),
  ...compare(report, (comparisons) => comparisons),
];

/** What the host promises beyond `report`: a remote that uses it would not run on another host of the same contract. */
export const findAdditions = (report: string): string[] =>
  compare(report, (comparisons) => comparisons.map(([from, to, name]) => [to, from, name]));
