import { decodedMappings, type EncodedSourceMap, encodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** A text of one line that is replaced. `end`: where it ends in its line, from 0; `growth`: how much longer the new one is. */
interface Replacement {
  line: number;
  end: number;
  growth: number;
}

/** Where the matches of a global pattern lie. */
const findReplacements = (text: string, pattern: RegExp, replacement: string): Replacement[] =>
  [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length;
    const line = text.slice(0, end).split('\n').length - 1;
    return { line, end: end - (text.lastIndexOf('\n', end - 1) + 1), growth: replacement.length - match[0].length };
  });

/** The source map of a script in which each match of a global pattern is replaced, from the script before it and its map. */
export const movePositions = (map: string, text: string, pattern: RegExp, replacement: string): string => {
  const replacements = findReplacements(text, pattern, replacement);
  if (replacements.every(({ growth }) => growth === 0)) return map;
  const encoded = JSON.parse(map) as EncodedSourceMap;
  const mappings = decodedMappings(new TraceMap(encoded)).map((segments, line) => {
    const moves = replacements.filter((it) => it.line === line);
    const move = (column: number) =>
      moves.reduce((moved, { end, growth }) => (column >= end ? moved + growth : moved), column);
    return moves.length === 0
      ? segments
      : segments.map(([column, ...source]) => [move(column), ...source] as (typeof segments)[number]);
  });
  return JSON.stringify({ ...encoded, mappings: encodedMappings(new TraceMap({ ...encoded, mappings } as never)) });
};
