import type { Release } from 'shared/remotes';

/** What a first load of a page brings (bytes). */
export interface FirstLoad {
  javascript: number;
  css: number;
}

const getSheets = ({ sheets }: Release) => Object.values(sheets ?? {});

/** The files that `measureFirstLoad` asks for. */
export const listFirstLoadFiles = (release: Release): string[] => [
  ...new Set([release.entry, ...release.scripts, ...release.styles, ...getSheets(release).flat()]),
];

/** For the page that brings most. The release does not name the scripts of single pages. */
export const measureFirstLoad = (release: Release, getSize: (file: string) => number): FirstLoad => {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + getSize(file), 0);
  return {
    javascript: sum([release.entry, ...release.scripts]),
    css: sum(release.styles) + Math.max(0, ...getSheets(release).map(sum)),
  };
};
