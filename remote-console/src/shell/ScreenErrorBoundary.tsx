import type { ReactNode } from 'react';
import { Error as ErrorPage, useRouterProvider } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';

/** Catches the errors of a screen, so that the menu stays. Navigation resets it. */
export const ScreenErrorBoundary = ({ children }: { children: ReactNode }) => {
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
