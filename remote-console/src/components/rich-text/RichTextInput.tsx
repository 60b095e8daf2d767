import { Skeleton } from '@mui/material';
import type { RichTextInputProps } from 'ra-input-rich-text';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState, lazyComponent } from 'shared/ui';

/** The editor doubles the size of the console, so it is loaded only by a form that has one. */
const Editor = lazyComponent(
  () => import('./RichTextEditor').then(({ RichTextEditor }) => RichTextEditor),
  <Skeleton variant="rounded" height={320} />,
);

/** A rich-text input. When its code cannot be loaded, the rest of the form keeps what was typed. */
export const RichTextInput = (props: RichTextInputProps) => (
  <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <ErrorState onRetry={resetErrorBoundary} />}>
    <Editor {...props} />
  </ErrorBoundary>
);
