import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { EditBase, type HttpError, Title, type TransformData, useDataProvider, useEditContext } from 'react-admin';
import { shouldRetry } from '../../data/query-client';
import { useStore } from '../../data/resources-context';
import { HistoryButton } from '../history/HistoryButton';
import { LoadError } from '../layout/LoadError';
import { TopBarPortal } from '../layout/TopBarPortal';
import { RecordSkeleton } from './RecordSkeleton';
import { getStaleBody, type StaleWrite, StaleWriteContext } from './stale-write';
import { useLoaded } from './use-loaded';

interface Props {
  children: ReactElement;
  /** Actions on the record, in the top bar. */
  actions?: ReactNode;
  /** Id of the record, if it is not the page's. */
  id?: string;
  title?: string;
  /** Converts the form's values into what is written. */
  transform?: TransformData;
}

const EditFailed = ({ title }: Pick<Props, 'title'>) => {
  const { error, refetch, defaultTitle } = useEditContext();
  return (
    <>
      <Title title={title} defaultTitle={defaultTitle} preferenceKey={false} />
      <LoadError error={error as Error | null} retry={refetch} />
    </>
  );
};

const EditView = ({ title, actions, children }: Pick<Props, 'title' | 'actions' | 'children'>) => {
  const { resource, record, error, isFetching, defaultTitle } = useEditContext();
  const { auditName } = useStore(resource);
  // Loading the record later would replace what is typed.
  const isLoaded = useLoaded({ isFetching, error });
  // A record that was loaded stays on the screen, with what is typed, when reloading it fails.
  if (error && !isLoaded) return <EditFailed title={title} />;
  if (!isLoaded) return <RecordSkeleton />;
  // The audit log records a document without an id.
  const target = record?.id === auditName ? undefined : String(record?.id);
  return (
    <>
      <Title title={title} defaultTitle={defaultTitle} preferenceKey={false} />
      <TopBarPortal>
        {actions}
        <HistoryButton resource={resource} target={target} />
      </TopBarPortal>
      {children}
    </>
  );
};

/** The page of a record. Refused values are shown at their fields, a write on an outdated version in a dialogue. */
export const RecordEdit = ({ children, actions, title, ...rest }: Props) => {
  const [stale, setStale] = useState<StaleWrite | null>(null);
  const [refusedBody, setRefusedBody] = useState<{ code?: string } | null>(null);
  const dataProvider = useDataProvider();
  const state = useMemo(() => ({ stale, dismiss: () => setStale(null), refusedBody }), [stale, refusedBody]);

  // All other failures come back as errors of the form, which shows them.
  const onError = async (error: unknown, { id, resource }: { id?: unknown; resource?: string | undefined }) => {
    setRefusedBody((error as HttpError).body ?? null);
    const staleBody = getStaleBody(error);
    if (!staleBody || !resource) return;
    const { data: stored } = await dataProvider.getOne(resource, { id: String(id) });
    setStale({ stored, changedBy: staleBody.changedBy ?? null, changedAt: staleBody.changedAt ?? null });
  };

  return (
    <StaleWriteContext value={state}>
      <EditBase
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ onError }}
        queryOptions={{ onError: () => undefined, retry: shouldRetry }}
        loading={<RecordSkeleton />}
        {...rest}
      >
        <EditView title={title} actions={actions}>
          {children}
        </EditView>
      </EditBase>
    </StaleWriteContext>
  );
};
