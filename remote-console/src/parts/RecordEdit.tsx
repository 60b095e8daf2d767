import { Skeleton, Stack } from '@mui/material';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import {
  Create,
  EditBase,
  type HttpError,
  Title,
  type TransformData,
  useDataProvider,
  useEditContext,
} from 'react-admin';
import { resource as stored } from '../data/resources';
import { retry } from '../shell/queries';
import { History } from './History';
import { InBar } from './InBar';
import { LoadFailed } from './LoadFailed';
import { type Stale, StaleContext, staleBody } from './stale';

const Failed = ({ title }: { title?: string | undefined }) => {
  const { error, refetch, defaultTitle } = useEditContext();
  return (
    <>
      <Title title={title} defaultTitle={defaultTitle} preferenceKey={false} />
      <LoadFailed error={error as Error | null} retry={refetch} />
    </>
  );
};

const Waiting = () => (
  <Stack spacing={2} sx={{ pt: 7 }} aria-hidden>
    {[56, 56, 260, 56].map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <Skeleton key={index} variant="rounded" height={height} />
    ))}
  </Stack>
);

const View = ({
  title,
  actions,
  children,
}: {
  title?: string | undefined;
  actions: ReactNode;
  children: ReactNode;
}) => {
  const { resource, record, error, isFetching, defaultTitle } = useEditContext();
  // A row of the list is known at once, but the record may have changed since, and would then replace what is typed.
  const [settled, setSettled] = useState(!isFetching);
  if (!settled && !isFetching) setSettled(true);
  // A record that was read stays, and with it what is typed, when a later reading of it fails.
  if (error && !record) return <Failed title={title} />;
  if (!settled) return <Waiting />;
  // A document has no id in the records of what was done.
  const target = record?.id === stored(resource).folder ? undefined : String(record?.id);
  return (
    <>
      <Title title={title} defaultTitle={defaultTitle} preferenceKey={false} />
      <InBar>
        {actions}
        <History resource={resource} target={target} />
      </InBar>
      {children}
    </>
  );
};

interface Props {
  children: ReactElement;
  /** Beside the history: what can be done with the record as a whole. */
  actions?: ReactNode;
  resource?: string;
  id?: string;
  title?: string;
  /** Before it is written. */
  transform?: TransformData;
}

/** Saved only on the version that was read; refused values come back to their fields, a conflict to a dialogue. */
export const RecordEdit = ({ children, actions, title, ...rest }: Props) => {
  const [stale, setStale] = useState<Stale | null>(null);
  const [said, setSaid] = useState<{ code?: string } | null>(null);
  const dataProvider = useDataProvider();
  const state = useMemo(() => ({ stale, dismiss: () => setStale(null), said }), [stale, said]);

  // The form itself shows every other refusal, because each comes back as an error of the form.
  const onError = async (error: unknown, { id, resource }: { id?: unknown; resource?: string | undefined }) => {
    setSaid((error as HttpError).body ?? null);
    const late = staleBody(error);
    if (!late || !resource) return;
    const { data: theirs } = await dataProvider.getOne(resource, { id: String(id) });
    setStale({ theirs, changedBy: late.changedBy ?? null, changedAt: late.changedAt ?? null });
  };

  return (
    <StaleContext value={state}>
      <EditBase
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ onError }}
        queryOptions={{ onError: () => undefined, retry }}
        loading={<Waiting />}
        {...rest}
      >
        <View title={title} actions={actions}>
          {children}
        </View>
      </EditBase>
    </StaleContext>
  );
};

/** After the first save the record's own page opens, where pictures and files can be added. */
export const RecordCreate = ({ children, transform }: Pick<Props, 'children' | 'transform'>) => (
  <Create redirect="edit" actions={false} component="div" {...(transform && { transform })}>
    {children}
  </Create>
);
