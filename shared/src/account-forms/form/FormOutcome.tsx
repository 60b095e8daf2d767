import { type ReactNode, useEffect, useRef } from 'react';
import { focusInView } from 'shared/ui';

interface FormOutcomeProps {
  className?: string | undefined;
  children: ReactNode;
}

/** What a form has achieved, in its place: it gets the focus, so that it is in view and read out (decision 29). */
export const FormOutcome = ({ className, children }: FormOutcomeProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) focusInView(ref.current);
  }, []);
  return (
    <div ref={ref} className={className} role="status" tabIndex={-1}>
      {children}
    </div>
  );
};
