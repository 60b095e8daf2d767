/** Loads the style sheet of the font after the first paint. It refers to 92 font files by character range. */
export const loadFonts = () => {
  const load = () => void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  requestAnimationFrame(() => setTimeout(load));
};
