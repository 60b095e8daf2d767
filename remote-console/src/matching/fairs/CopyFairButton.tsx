import { CopyPlus } from 'lucide-react';
import { useRecordContext } from 'react-admin';
import type { Fair, LocalisedText } from 'shared/contract';
import { languages } from 'shared/i18n';
import { useNavigate } from 'shared/router';
import { TopBarButton } from '../../components/layout/TopBarButton';
import { fairI18n } from './i18n';

/** What belongs to one fair alone; a copy is unpublished and gets pictures of its own. */
const ownFields = [
  'id',
  '_id',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'thumbs',
  'status',
  'counts',
  'published',
  'slugs',
];

const createCopy = (fair: Fair) => {
  const copied = Object.entries(fair).filter(([name]) => !ownFields.includes(name));
  const title = languages.flatMap((language) => {
    const text = fair.title[language];
    return text ? [[language, fairI18n.translate(language)('copied', { title: text })]] : [];
  });
  return { ...Object.fromEntries(copied), title: Object.fromEntries(title) as LocalisedText, published: false };
};

/** Starts a new fair with the texts, times, place and rules of this one. */
export const CopyFairButton = () => {
  const t = fairI18n.useT();
  const navigate = useNavigate();
  const fair = useRecordContext<Fair & { id: string }>();
  if (!fair) return null;
  return (
    <TopBarButton
      label={t('copy')}
      Icon={CopyPlus}
      onClick={() => void navigate('/console/fairs/create', { state: { record: createCopy(fair) } })}
    />
  );
};
