import { Skeleton } from '@mui/material';
import type { RichTextInputProps } from 'ra-input-rich-text';
import { use } from 'react';
import { required as isRequired } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState, later } from 'shared/ui';
import { EditedLanguage } from './Languages';

/** The editor is as large as everything else together, so only a form that has one loads it. */
const Editor = later(
  () => import('./RichText').then(({ RichText }) => RichText),
  <Skeleton variant="rounded" height={320} />,
);

/** Where its code does not come, the rest of the form stays, with what was typed. */
export const RichText = (props: RichTextInputProps) => (
  <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <ErrorState onRetry={resetErrorBoundary} />}>
    <Editor {...props} />
  </ErrorBoundary>
);

/** Localised rich text, inside of `Languages`. */
export const LHtml = ({ source, required = false }: { source: string; required?: boolean }) => {
  const korean = use(EditedLanguage) === 'ko';
  return <RichText source={source} {...(required && korean && { validate: isRequired() })} />;
};
