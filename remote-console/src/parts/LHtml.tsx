import { Skeleton } from '@mui/material';
import { lazy, Suspense, use } from 'react';
import { required as isRequired } from 'react-admin';
import { EditedLanguage } from './Languages';

/** The editor is as large as everything else together, so only a form that has one loads it. */
export const RichText = lazy(() => import('./RichText').then(({ RichText }) => ({ default: RichText })));

/** Localised rich text, inside of `Languages`. */
export const LHtml = ({ source, required = false }: { source: string; required?: boolean }) => {
  const korean = use(EditedLanguage) === 'ko';
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <RichText source={source} {...(required && korean && { validate: isRequired() })} />
    </Suspense>
  );
};
