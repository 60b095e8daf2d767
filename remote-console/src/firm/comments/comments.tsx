import { Button, Link as Look, Stack } from '@mui/material';
import { SearchInput, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import { commentStatuses } from 'shared/contract';
import { Link } from 'shared/router';
import { AskedButton } from '../../parts/AskedButton';
import { Column } from '../../parts/Column';
import { useT } from '../../parts/i18n';
import { RecordList } from '../../parts/RecordList';
import { StatusField } from '../../parts/StatusField';
import { source } from '../../parts/source';
import { ValueTabs } from '../../parts/ValueTabs';
import { WhenField } from '../../parts/WhenField';
import { commentI18n, type WatchedComment } from './i18n';

const s = source<WatchedComment>();
const tones = { VISIBLE: 'success', HIDDEN: 'warning' } as const;

const filters = [<SearchInput key="q" source="q" alwaysOn />];

const Above = () => {
  const t = commentI18n.useT();
  return <ValueTabs field={s('status')} values={commentStatuses} label={t('statuses')} all={t('all')} />;
};

/** Hidden or shown at once; deleted after it was asked for twice. */
const Acts = () => {
  const t = commentI18n.useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const comment = useRecordContext<WatchedComment & { id: string }>();
  if (!comment || comment.status === 'DELETED') return null;
  const { _id: id, version } = comment;
  const hides = comment.status === 'VISIBLE';
  const turn = async () => {
    try {
      await api.console.comments.update({ params: { id }, body: { status: hides ? 'HIDDEN' : 'VISIBLE', version } });
      notify(t(hides ? 'hidden' : 'shown'), { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.message, { type: 'error' });
    }
    refresh();
  };
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      <Button onClick={() => void turn()}>{t(hides ? 'hide' : 'show')}</Button>
      <AskedButton
        color="error"
        label={t('remove')}
        ask={t('removeAsk')}
        done={t('removed')}
        act={async () => {
          await api.console.comments.remove({ params: { id } });
          refresh();
        }}
      />
    </Stack>
  );
};

const Post = () => {
  const comment = useRecordContext<WatchedComment & { id: string }>();
  return (
    comment && (
      <Look component={Link} to={`/console/boards/${comment._board}`} color="inherit">
        {comment.board.subject}
      </Look>
    )
  );
};

/** What readers say below the posts. */
export const CommentList = () => {
  const t = useT();
  return (
    <RecordList<WatchedComment>
      readOnly
      opens={false}
      filters={filters}
      sort={{ field: s('createdAt'), order: 'DESC' }}
      sorts={[s('createdAt')]}
      hidden={[s('updatedAt')]}
      above={<Above />}
      exported={{ createdAt: true, 'author.name': true, content: true, 'board.subject': true, status: true }}
      card={{
        title: ({ content }) => content,
        text: ({ author }) => author.name,
        mark: () => (
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <StatusField source={s('status')} tones={tones} />
            <Acts />
          </Stack>
        ),
      }}
    >
      <Column source={s('content')} disableSort />
      <Column source={s('author.name')} disableSort />
      <Column source={s('board.subject')} field={Post} disableSort />
      <Column source={s('status')} disableSort>
        <StatusField source={s('status')} tones={tones} />
      </Column>
      <Column source={s('createdAt')} field={WhenField} />
      <Column label={t('acts')} disableSort field={Acts} />
      <Column source={s('updatedAt')} field={WhenField} disableSort />
    </RecordList>
  );
};
