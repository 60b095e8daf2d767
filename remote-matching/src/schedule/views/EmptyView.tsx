import { EmptyState } from 'shared/ui';
import { scheduleI18n } from '../i18n';

/** A view without matchings, with the way to the fairs. */
export const EmptyView = ({ title, hint }: { title: string; hint?: string }) => {
  const t = scheduleI18n.useT();
  return (
    <EmptyState title={title} text={hint} links={[{ to: '/matching/fairs', text: t('toFairs'), variant: 'primary' }]} />
  );
};
