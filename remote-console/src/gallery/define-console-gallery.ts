import { defineGallery, type Gallery } from 'shared/gallery';
import { ConsoleFrame } from './ConsoleFrame';

/** A gallery of components that need react-admin, the console's theme and its resources. */
export const defineConsoleGallery = (gallery: Omit<Gallery, 'Frame'>) =>
  defineGallery({ ...gallery, Frame: ConsoleFrame });
