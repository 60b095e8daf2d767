import path from 'node:path';
import { satisfies } from 'shared/remotes';
import ts from 'typescript';
import { root } from './project';
import { singletons, versionOf } from './singletons';

const source = path.join(root, 'shared/src');

/** What the host promises: the modules of its singletons, and the types of what passes between it and a remote. */
const modules = ['auth/session', 'i18n/index', 'router/index', 'client/failure'];
const types = 'remotes/index';
const store = 'auth/index';
const reported =
  /^(auth|i18n|router|remotes|client)\/(?!browser|create|envelope|http|request|send|(console-)?routes\.generated|standalone|registry|index$)/;
const indexes = /^(auth|i18n|router|remotes)\/index$/;

/** The remote is given these, so each must do for whoever knows only the former. */
const given = [
  [types, 'LoadContext'],
  [store, 'AuthState'],
  [store, 'AuthUser'],
] as const;
/** The remote gives these, so the former must do for this host. */
const taken = ['RemoteManifest', 'RouteEntry', 'RemoteModule', 'RemoteRoute', 'LazyRoute', 'RemotePage', 'Head'];

const { config } = ts.readConfigFile(path.join(root, 'shared/tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.join(root, 'shared'));

const fileNames = (names: string[]) => names.map((name) => path.join(source, `${name}.ts`));

/** The API's routes answer for themselves; left out, the compiler is done in a tenth of the time. */
const leftOut = path.join(source, 'contract/index.ts');

/** Read and parsed once, whatever is compared. */
const sources = new Map<string, ts.SourceFile | undefined>();

const hostWith = (virtual: ReadonlyMap<string, string>): ts.CompilerHost => {
  const texts = new Map([...virtual, [leftOut, 'export {};']]);
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

/** The declarations of the promise, one after another in one text. */
export const describeContract = (): string => {
  const emitted = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
  const wanted = { ...emitted, rootDir: source, outDir: '/' };
  const program = ts.createProgram(fileNames([...modules, types, store]), wanted, hostWith(new Map()));
  const parts: string[] = [];
  program.emit(undefined, (file, text) => {
    const name = file.replace(/^\//, '').replace(/\.d\.ts$/, '');
    if (reported.test(name) || indexes.test(name)) parts.push(`// ${name}\n${text}`);
  });
  const versions = singletons.map((name) => `${name} ${versionOf(name)}`).join(', ');
  return [`// ${versions}\n`, ...parts.sort()].join('\n');
};

/** A remote was built with these and runs with ours. */
const versionBreakages = (report: string): string[] => {
  const [versions = ''] = report.slice('// '.length).split('\n');
  return versions.split(', ').flatMap((each) => {
    const [name = '', was = ''] = each.split(' ');
    const now = (singletons as readonly string[]).includes(name) ? versionOf(name) : 'gone';
    return satisfies(now, `^${was}`) ? [] : `${name} is ${now} and was ${was}`;
  });
};

const partsOf = (report: string, folder: string) =>
  new Map(
    report
      .split(/^\/\/ (?=\S+$)/m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        return [path.join(folder, `${part.slice(0, end)}.d.ts`), part.slice(end)];
      }),
  );

const comparison = (was: string) => {
  const lines = [
    ...modules.map((name) => [`typeof import('${source}/${name}')`, `typeof import('${was}/${name}')`, name]),
    ...given.map(([file, name]) => [`import('${source}/${file}').${name}`, `import('${was}/${file}').${name}`, name]),
    ...taken.map((name) => [`import('${was}/${types}').${name}`, `import('${source}/${types}').${name}`, name]),
  ];
  return lines
    .map(
      ([from, to, name], index) =>
        `declare const a${index}: ${from}; export const b${index}: ${to} = a${index}; // ${name}`,
    )
    .join('\n');
};

/** Where the promise of a former report is not kept any more; empty where everything built for it still fits. */
export const breakages = (report: string): string[] => {
  const was = path.join(root, 'shared/contract-report/was');
  const entry = path.join(root, 'shared/contract-report/comparison.ts');
  const texts = partsOf(report, was).set(entry, comparison(was));
  const program = ts.createProgram([entry, path.join(source, 'ui/css.d.ts')], options, hostWith(texts));
  const file = program.getSourceFile(entry);
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  const lines = (file?.text ?? '').split('\n');
  const broken = found.map(({ messageText, start = 0 }) => {
    const { line } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0 };
    return `${lines[line]?.split('// ')[1]}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  return [...versionBreakages(report), ...broken];
};
