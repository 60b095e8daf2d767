import { Button, type ButtonProps } from '@mui/material';
import { useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { Review } from 'shared/contract';
import { useAction } from '../../components/hooks/use-action';
import { reviewI18n } from './i18n';

/** Hides a review or shows it again, at once; the product's rating follows. */
export const ReviewVisibilityButton = (props: ButtonProps) => {
  const t = reviewI18n.useT();
  const refresh = useRefresh();
  const { busy, run } = useAction(refresh);
  const review = useRecordContext<Review & { id: string }>();
  if (!review) return null;
  const { _id: id, version } = review;
  const isVisible = review.status === 'VISIBLE';
  const toggle = () =>
    api.console.reviews.update({ params: { id }, body: { status: isVisible ? 'HIDDEN' : 'VISIBLE', version } });
  return (
    <Button
      {...props}
      disabled={busy || props.disabled}
      onClick={(event) => {
        event.stopPropagation();
        run(toggle, t(isVisible ? 'hidden' : 'visible'));
      }}
    >
      {t(isVisible ? 'hide' : 'show')}
    </Button>
  );
};
