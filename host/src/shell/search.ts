/** Address of the search results, or null for a keyword that finds nothing: a blank one, or one that a URL takes for a folder. */
export const searchPath = (keyword: string): string | null => {
  const trimmed = keyword.trim().normalize('NFC');
  return trimmed === '' || trimmed === '.' || trimmed === '..'
    ? null
    : `/auction-search/${encodeURIComponent(trimmed)}`;
};

/** An Enter that only ends a syllable: the browser says so, or (Safari) sends it with the code of an unfinished key (W7). */
export const isComposing = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }) =>
  isComposing || keyCode === 229;
