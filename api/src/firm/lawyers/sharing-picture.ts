import { pickText } from 'shared/contract';
import { readDocument } from '../../platform/documents/documents';
import type { FindSharingPicture } from '../../platform/sharing-pictures/sharing-picture';
import { positions } from './positions';
import { toLawyerName } from './to-lawyer-name';

export const findLawyerPicture: FindSharingPicture = async (db, id, language) => {
  const { value: lawyers } = await readDocument(db, 'lawyers', []);
  const lawyer = lawyers.find(({ _id, enabled }) => _id === id && enabled);
  if (!lawyer) return null;
  const { value: practices } = await readDocument(db, 'practices', []);
  return {
    kind: pickText(positions[lawyer.ceo ? 'ceo' : 'lawyer'], language),
    title: pickText(toLawyerName(lawyer), language),
    detail: practices
      .filter(({ code }) => lawyer.practices.includes(code))
      .map(({ name }) => pickText(name, language))
      .join(' · '),
    picture: lawyer.image,
    isWhole: false,
  };
};
