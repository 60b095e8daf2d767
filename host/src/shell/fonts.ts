/** The font's own style sheet names 92 files by the characters in them; it comes after the first paint and nothing waits for it. */
export const loadFonts = () => {
  const load = () => void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css');
  requestAnimationFrame(() => setTimeout(load));
};
