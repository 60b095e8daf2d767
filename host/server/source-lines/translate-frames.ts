import { originalPositionFor, type TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import type { StackFrame } from 'shared/format';

/** A place in a source. `file`: from the folder of all workspaces; both numbers from 1. */
interface SourcePlace {
  /** The function, as far as it is known. */
  name: string | null;
  file: string;
  line: number;
  column: number;
}

/** A frame as it was reported, and where that is in the sources; null without a source map. */
interface TranslatedFrame extends Omit<StackFrame, 'isCalledByNext'> {
  source: SourcePlace | null;
}

/** What compilers append to tell sources of the same name apart. */
const toFileName = (source: string) => source.split('?', 1)[0] ?? source;

const isPackage = ({ file }: SourcePlace) => /(^|\/)node_modules\/(?!shared\/)/.test(file);

/** The name of what is called at a place; null if no name begins right there. */
const findCalled = ({ line, column }: StackFrame, map: TraceMap) => {
  const [start, , , , name] = traceSegment(map, line - 1, column - 1) ?? [];
  return start === column - 1 && name !== undefined ? (map.names[name] ?? null) : null;
};

/** A place in a bundle that is not shortened has the names of its source. */
const hasNames = ({ file }: StackFrame) => file.endsWith('.cjs');

/**
 * Translates the frames of a stack. A shortened function has the name by which the frame below calls it; what a library or the engine
 * calls, such as a component, has another one there and gets none.
 */
export const translateFrames = (
  frames: readonly StackFrame[],
  maps: readonly (TraceMap | null)[],
): TranslatedFrame[] => {
  const places = frames.map((frame, at): SourcePlace | null => {
    const map = maps[at];
    if (!map) return null;
    const { source, line, column } = originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
    return source === null ? null : { name: null, file: toFileName(source), line, column: column + 1 };
  });
  const findName = (frame: StackFrame, at: number) => {
    if (hasNames(frame)) return frame.name;
    if (!frame.isCalledByNext) return null;
    const [caller, map, place] = [frames[at + 1], maps[at + 1], places[at + 1]];
    return caller && map && place && !isPackage(place) ? findCalled(caller, map) : null;
  };
  return frames.map((frame, at) => {
    const { name, file, line, column } = frame;
    const place = places[at];
    return { name, file, line, column, source: place ? { ...place, name: findName(frame, at) } : null };
  });
};
