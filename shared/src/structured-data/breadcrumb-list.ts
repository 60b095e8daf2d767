import type { BreadcrumbList, WithContext } from 'schema-dts';

interface Step {
  name: string;
  /** Without the language; an empty one is the page itself. */
  path: string;
}

/** The way to a page, from the list it belongs to down to itself. */
export const toBreadcrumbList = (steps: readonly Step[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});
