import type { Locator } from '@playwright/test';

/** Number of lines on which the first text of each element is set. */
export const countLines = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
