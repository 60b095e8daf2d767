import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { EmptyState } from 'shared/ui';
import { FormOutcome } from '../form/FormOutcome';
import { settingsI18n } from './i18n';

interface WithdrawnNoticeProps {
  purgeAt: string;
  /** Where to go next. */
  link: { to: string; text: string };
}

/** The outcome of a withdrawal. */
export const WithdrawnNotice = ({ purgeAt, link }: WithdrawnNoticeProps) => {
  const t = settingsI18n.useT();
  const language = useLanguage();
  return (
    <FormOutcome>
      <EmptyState
        title={t('withdrawnTitle')}
        text={t('withdrawnText', { date: formatDateLong(purgeAt, language) })}
        links={[{ ...link, small: false }]}
      />
    </FormOutcome>
  );
};
