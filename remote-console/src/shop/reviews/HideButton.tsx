import { Button, type ButtonProps } from '@mui/material';
import { useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import type { Review } from 'shared/contract';
import { useAct } from '../../parts/use-act';
import { reviewI18n } from './i18n';

/** Hidden or shown at once; the rating follows. */
export const HideButton = (props: ButtonProps) => {
  const t = reviewI18n.useT();
  const refresh = useRefresh();
  const { busy, act } = useAct(refresh);
  const review = useRecordContext<Review & { id: string }>();
  if (!review) return null;
  const { _id: id, version } = review;
  const hides = review.status === 'VISIBLE';
  const turn = () =>
    api.console.reviews.update({ params: { id }, body: { status: hides ? 'HIDDEN' : 'VISIBLE', version } });
  return (
    <Button
      {...props}
      disabled={busy || props.disabled}
      onClick={(event) => {
        event.stopPropagation();
        void act(turn, t(hides ? 'hidden' : 'shown'));
      }}
    >
      {t(hides ? 'hide' : 'show')}
    </Button>
  );
};
