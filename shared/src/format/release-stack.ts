/** A place in a file of a release or of the host, as an error's stack names it. */
export interface StackFrame {
  /** As the compiler has shortened it; null where the stack has none. */
  name: string | null;
  /** `/remotes/<remote>/<version>/<file>`, or `/assets/<file>` of the host. */
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** Whether the next frame has called this one: nothing that lay between them, such as the engine's own code, was left out. */
  isCalledByNext: boolean;
}

/** Characters of a stack that are kept. */
export const maxStackLength = 4000;
const maxFrames = 30;
/** Characters of a stack, and of one of its lines, that are read; a line may hold a `data:` address. */
const maxReadLength = 50_000;
const maxLineLength = 1000;

const positionPattern = /:(\d{1,6}):(\d{1,7})\)?$/;
const remotePattern = /^remote-[a-z0-9-]{1,30}$/;
const versionPattern = /^[\w.+-]{1,100}$/;
const fileNamePattern = /^\w[\w.-]{0,99}$/;
/** No name that is made at run time, which may hold anything. */
const namePattern = /^[A-Za-z_$][\w$.<>]{0,79}$/;

/** The file of a release or of the host at an address; null for any other. A release elsewhere ends with its name and version too. */
const findFile = (address: string) => {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/%2B/gi, '+');
  const [name = '', version = '', remote = ''] = path.split('/').slice(1).reverse();
  if (!fileNamePattern.test(name)) return null;
  if (remotePattern.test(remote) && versionPattern.test(version)) return `/remotes/${remote}/${version}/${name}`;
  return version === 'assets' ? `/assets/${name}` : null;
};

/** From what V8 writes before an address (`at async new Name (`), or other engines (`Name@`). */
const toName = (text: string) => {
  const name = text
    .trim()
    .replace(/^at\b/, '')
    .trim()
    .replace(/^async /, '')
    .replace(/^new /, '')
    .replace(/ \[as [^[\]]*\]$/, '')
    .replace(/\/<*$/, '');
  return namePattern.test(name) ? name : null;
};

const parseLine = (line: string): Omit<StackFrame, 'isCalledByNext'> | null => {
  const text = line.slice(0, maxLineLength).trimEnd();
  const position = positionPattern.exec(text);
  if (!position) return null;
  const before = text.slice(0, position.index);
  const start = Math.max(before.lastIndexOf('('), before.lastIndexOf('@'), before.lastIndexOf(' '));
  const file = findFile(before.slice(start + 1));
  if (!file) return null;
  return {
    name: toName(before.slice(0, Math.max(start, 0))),
    file,
    line: Number(position[1]),
    column: Number(position[2]),
  };
};

/** The frames of a stack, of any engine, that lie in files of releases and of the host. Everything else is left out. */
export const parseReleaseStack = (stack: string): StackFrame[] => {
  const frames: StackFrame[] = [];
  let last: StackFrame | null = null;
  for (const line of stack.slice(0, maxReadLength).split('\n')) {
    const place = frames.length < maxFrames ? parseLine(line) : null;
    if (last && place) last.isCalledByNext = true;
    last = place && { ...place, isCalledByNext: false };
    if (last) frames.push(last);
  }
  return frames;
};

/** The line that stands for what was left out between two frames. */
const gap = '…';

const formatFrame = ({ name, file, line, column, isCalledByNext }: StackFrame, isLast: boolean) => {
  const place = `${file}:${line}:${column}`;
  const text = name ? `at ${name} (${place})` : `at ${place}`;
  return isCalledByNext || isLast ? text : `${text}\n${gap}`;
};

/** A stack without all that is no file, line, column or function of a release: no message, origin or query. Null if nothing is left. */
export const cleanReleaseStack = (stack: string): string | null => {
  const frames = parseReleaseStack(stack);
  let text = '';
  for (const [at, frame] of frames.entries()) {
    const line = formatFrame(frame, at === frames.length - 1);
    const next = text ? `${text}\n${line}` : line;
    if (next.length > maxStackLength) break;
    text = next;
  }
  return text || null;
};
