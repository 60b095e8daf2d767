import { useState } from 'react';
import { defineGallery, sampleI18n } from 'shared/gallery';
import { Button } from '../buttons/Button';
import { EmptyState } from './EmptyState';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorState } from './ErrorState';
import { Loading } from './Loading';
import { LoadingSkeleton } from './LoadingSkeleton';
import { Skeleton } from './Skeleton';

const { useT } = sampleI18n;

const Empty = () => <EmptyState />;

const EmptyWithLinks = () => {
  const t = useT();
  return (
    <EmptyState
      title={t('emptyTitle')}
      text={t('emptyText')}
      links={[{ to: '/', text: t('consult'), variant: 'primary' }]}
    />
  );
};

const Failed = () => <ErrorState onRetry={() => undefined} />;
const FailedWithText = () => <ErrorState message={useT()('errorText')} onRetry={() => undefined} />;

const Fragile = () => {
  const t = useT();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) throw new Error('An example of an error while rendering');
  return (
    <Button small onClick={() => setFailed(true)}>
      {t('fail')}
    </Button>
  );
};

const Caught = () => {
  const t = useT();
  return (
    <ErrorBoundary fallback={() => <ErrorState title={t('failed')} />}>
      <Fragile />
    </ErrorBoundary>
  );
};

const AllSkeletons = () => (
  <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="picture" />
  </div>
);

const LoadingBlocks = () => (
  <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
    <LoadingSkeleton shapes={['title', 'line', 'line', 'block']} />
  </div>
);

const LoadingAlone = () => (
  <>
    <Loading />
    <Skeleton />
  </>
);

export const gallery = defineGallery({
  title: { ko: '상태', en: 'States', cn: '状态' },
  parts: {
    EmptyState: { props: 'title?; text?; links?; children?', states: { normal: Empty, filled: EmptyWithLinks } },
    ErrorState: { props: 'title?; message?; onRetry?', states: { normal: Failed, long: FailedWithText } },
    ErrorBoundary: { props: 'fallback; resetKey?', states: { error: Caught } },
    Skeleton: { props: "shape?: 'line' | 'title' | 'picture' | 'block'", states: { variants: AllSkeletons } },
    LoadingSkeleton: { props: 'shapes?', states: { loading: LoadingBlocks } },
    Loading: { states: { loading: LoadingAlone } },
  },
});
