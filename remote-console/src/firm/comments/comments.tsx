import { Button, Link as MuiLink, Stack } from '@mui/material';
import { MessagesSquare } from 'lucide-react';
import { SearchInput, useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import { commentStatuses, contract } from 'shared/contract';
import { Link } from 'shared/router';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { useAction } from '../../components/hooks/use-action';
import { useT } from '../../components/i18n';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createListStore } from '../../data/resource-store';
import { commentI18n, commentLabels, type WatchedComment } from './i18n';

type List = typeof contract.console.comments.list;
const s = source<WatchedComment>();
const filter = filterName<List>();
const commentStatusTones = { VISIBLE: 'success', HIDDEN: 'warning' } as const;

const filters = [<SearchInput key="q" source={filter('q')} alwaysOn />];

const ListTabs = () => {
  const t = commentI18n.useT();
  return <FilterTabs field={filter('status')} values={commentStatuses} label={t('statuses')} all={t('all')} />;
};

/** Hides a comment or shows it again at once; deletes it after a confirmation. */
const CommentActions = () => {
  const t = commentI18n.useT();
  const refresh = useRefresh();
  const { run } = useAction(refresh);
  const comment = useRecordContext<WatchedComment & { id: string }>();
  if (!comment || comment.status === 'DELETED') return null;
  const { _id: id, version } = comment;
  const isVisible = comment.status === 'VISIBLE';
  const toggle = () =>
    api.console.comments.update({ params: { id }, body: { status: isVisible ? 'HIDDEN' : 'VISIBLE', version } });
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      <Button onClick={() => void run(toggle, t(isVisible ? 'hidden' : 'shown'))}>
        {t(isVisible ? 'hide' : 'show')}
      </Button>
      <ConfirmButton
        color="error"
        label={t('remove')}
        question={t('removeAsk')}
        doneMessage={t('removed')}
        onConfirm={async () => {
          await api.console.comments.remove({ params: { id } });
          refresh();
        }}
      />
    </Stack>
  );
};

const PostLink = () => {
  const comment = useRecordContext<WatchedComment & { id: string }>();
  return (
    comment && (
      <MuiLink component={Link} to={`/console/boards/${comment._board}`} color="inherit">
        {comment.board.subject}
      </MuiLink>
    )
  );
};

/** The comments of readers on all posts. */
const CommentList = () => {
  const t = useT();
  return (
    <RecordList<List>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt']}
      hiddenColumns={['updatedAt']}
      tabs={<ListTabs />}
      exportFields={{ createdAt: true, 'author.name': true, content: true, 'board.subject': true, status: true }}
      card={{
        title: ({ content }) => content,
        text: ({ author }) => author.name,
        aside: () => (
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <StatusField source={s('status')} tones={commentStatusTones} />
            <CommentActions />
          </Stack>
        ),
      }}
    >
      <Column source={s('content')} disableSort />
      <Column source={s('author.name')} disableSort />
      <Column source={s('board.subject')} field={PostLink} disableSort />
      <Column source={s('status')} disableSort>
        <StatusField source={s('status')} tones={commentStatusTones} />
      </Column>
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column label={t('acts')} disableSort field={CommentActions} />
      <Column source={s('updatedAt')} field={DateTimeField} disableSort />
    </RecordList>
  );
};

export const comments = defineResource({
  name: 'comments',
  labels: commentLabels,
  menu: { group: 'centre', Icon: MessagesSquare },
  store: createListStore('comments', api.console.comments, contract.console.comments),
  recordTitle: s('content'),
  List: CommentList,
});
