import type { ComponentType, ReactNode } from 'react';
import type { Language } from 'shared/i18n';
import type { StateName } from './i18n';

/** A component and the states in which readers meet it. */
export interface Part {
  /** The file that exports it, if it has another name. */
  file?: string;
  /** The props that a caller chooses from. */
  props?: string;
  /** Components that are seen within this one. */
  with?: readonly string[];
  /** It needs the whole width. */
  wide?: boolean;
  /** In `hover` and `focus` the first control looks as if it were pointed at or focused. */
  states: Partial<Record<StateName, ComponentType>>;
}

/** The components of a folder, each under its name. `npm test -- structure` names those that are missing. */
export interface Gallery {
  title: Record<Language, string>;
  /** What the components need around them. */
  Frame?: ComponentType<{ children: ReactNode }>;
  parts: Readonly<Record<string, Part>>;
}

/** In a file `*.gallery.tsx` beside the components; nothing of the product imports it. */
export const defineGallery = (gallery: Gallery) => gallery;

/** Galleries of a workspace: in the index under one heading, in addresses below `/<name>`. */
export interface GalleryArea {
  name: 'ui' | 'components';
  /** The statement that imports a component of a folder. */
  writeImport: (folder: string, part: string, file: string) => string;
  /** By folder. */
  galleries: Readonly<Record<string, Gallery>>;
}

export const buildPath = (area: GalleryArea, folder: string) => `/${area.name}/${folder}`;

/** The gallery at a path; a path may go on below it. */
export const findGallery = (areas: readonly GalleryArea[], pathname: string) => {
  const [, name, folder = ''] = pathname.split('/');
  const area = areas.find((each) => each.name === name);
  const gallery = area?.galleries[folder];
  return area && gallery && { area, folder, gallery };
};
