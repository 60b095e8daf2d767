import { VisuallyHidden } from '../text/VisuallyHidden';
import { useT } from './i18n';

/** Announces to screen readers that content is loading; skeletons are hidden from them. */
export const Loading = () => {
  const t = useT();
  return (
    <span role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </span>
  );
};
