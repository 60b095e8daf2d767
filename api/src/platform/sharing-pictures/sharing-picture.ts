import type { FileRef, Language, SharingPictureKind } from 'shared/contract';
import type { Database } from '../database/connect';

/** What the picture of a record for link previews shows, in one language. */
export interface SharingPicture {
  /** What the record is, such as `Magazine`. */
  kind: string;
  title: string;
  /** Date, price or practices; two lines, cut where it is longer. Empty for none. */
  detail: string;
  /** A picture of the record; null if it has none. */
  picture: FileRef | null;
  /** The picture is shown whole and not cropped, as a work of art is. */
  isWhole: boolean;
}

/** Returns what the picture of a public record shows; null if visitors see no such record. */
export type FindSharingPicture = (db: Database, id: string, language: Language) => Promise<SharingPicture | null>;

export type SharingPictures = Record<SharingPictureKind, FindSharingPicture>;
