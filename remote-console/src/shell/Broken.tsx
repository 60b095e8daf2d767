import type { ReactNode } from 'react';
import { Error as ErrorPage, useRouterProvider } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';

/** A screen that breaks leaves the menu standing, and the next screen starts afresh. */
export const Broken = ({ children }: { children: ReactNode }) => {
  const { pathname } = useRouterProvider().useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorPage error={error as Error} resetErrorBoundary={resetErrorBoundary} />
      )}
    >
      {children}
    </ErrorBoundary>
  );
};
