import type { SharingPictureKind } from 'shared/contract';
import type { Language } from 'shared/i18n';

/** The address of the picture that link previews of a record show; it is drawn by the API. */
export const getSharingPicture = (kind: SharingPictureKind, id: string, language: Language) =>
  `/api/v1/sharing-pictures/${kind}/${id}/${language}`;
