import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import { useAction } from '../../components/hooks/use-action';
import { Pager } from '../../components/lists/Pager';
import { permitI18n } from './i18n';

const limit = 10;

interface Props<Row> {
  queryKey: string;
  load: (query: { page: number; limit: number }) => Promise<{ rows: Row[]; total: number }>;
  /** Shows a row as an item of a list. */
  row: (row: Row, onRevoke: () => void) => ReactNode;
  revoke: (row: Row) => Promise<unknown>;
  /** The question before a row is revoked. */
  question: (row: Row | null) => string;
  texts: { empty: string; failed: string; revoke: string; revokeTitle: string; revoked: string };
}

/** What administrators have issued, newest first; each can be revoked after a question. */
export const IssuedList = <Row,>({ queryKey, load, row, revoke, question, texts }: Props<Row>) => {
  const t = permitI18n.useT();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [revoking, setRevoking] = useState<Row | null>(null);
  const { run } = useAction(() => {
    setRevoking(null);
    return queries.invalidateQueries({ queryKey: [queryKey] });
  });
  const { data, isPending, refetch } = useQuery({
    queryKey: [queryKey, page],
    queryFn: () => load({ page, limit }),
    placeholderData: keepPreviousData,
  });

  const onConfirm = () => {
    if (revoking !== null) run(() => revoke(revoking), texts.revoked);
  };

  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (!data)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {texts.failed}
      </Alert>
    );
  return (
    <>
      {data.rows.length === 0 && <Typography color="text.secondary">{texts.empty}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.rows.map((each) => row(each, () => setRevoking(each)))}
      </Box>
      <Pager total={data.total} page={page} limit={limit} onPage={setPage} />
      <Confirm
        isOpen={revoking !== null}
        title={texts.revokeTitle}
        content={question(revoking)}
        confirm={texts.revoke}
        confirmColor="warning"
        onConfirm={onConfirm}
        onClose={() => setRevoking(null)}
      />
    </>
  );
};
