import { Button, Link as MuiLink, Stack } from '@mui/material';
import { MessagesSquare } from 'lucide-react';
import { useRecordContext, useRefresh } from 'react-admin';
import { api } from 'shared/client';
import { commentStatuses, contract } from 'shared/contract';
import { Link } from 'shared/router';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { StatusField } from '../../components/fields/StatusField';
import { source } from '../../components/forms/source';
import { useAction } from '../../components/hooks/use-action';
import { useT } from '../../components/i18n';
import { Column } from '../../components/lists/Column';
import { FilterTabs } from '../../components/lists/FilterTabs';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { DeleteButton } from '../../components/trash/DeleteButton';
import { defineResource } from '../../data/define-resource';
import { createListStore } from '../../data/resource-store';
import { type CommentRow, commentI18n, commentLabels } from './i18n';

type List = typeof contract.console.comments.list;
const s = source<CommentRow>();
const filter = filterName<List>();
const commentStatusTones = { VISIBLE: 'success', HIDDEN: 'warning' } as const;

/** Of a comment in the title of a dialogue. */
const maxNameLength = 40;

/** Hides a comment or shows it again at once; deletes it after a confirmation. */
const CommentActions = () => {
  const t = commentI18n.useT();
  const refresh = useRefresh();
  const { run } = useAction(refresh);
  const comment = useRecordContext<CommentRow & { id: string }>();
  if (!comment || comment.status === 'DELETED') return null;
  const { _id: id, version } = comment;
  const isVisible = comment.status === 'VISIBLE';
  const toggle = () =>
    api.console.comments.update({ params: { id }, body: { status: isVisible ? 'HIDDEN' : 'VISIBLE', version } });
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      <Button onClick={() => run(toggle, t(isVisible ? 'hidden' : 'visibleAgain'))}>
        {t(isVisible ? 'hide' : 'show')}
      </Button>
      <DeleteButton
        targets={[{ id, name: comment.content.slice(0, maxNameLength) }]}
        auditName="comments"
        note={t('removeNote')}
        remove={() => api.console.comments.remove({ params: { id } })}
        onDeleted={refresh}
      />
    </Stack>
  );
};

const PostLink = () => {
  const comment = useRecordContext<CommentRow & { id: string }>();
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
      sort={{ field: 'createdAt', order: 'DESC' }}
      sorts={['createdAt']}
      hiddenColumns={['updatedAt']}
      tabs={<FilterTabs field={filter('status')} values={commentStatuses} />}
      exportFields={['createdAt', 'author.name', 'content', 'board.subject', 'status']}
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
      <Column source={s('content')} />
      <Column source={s('author.name')} />
      <Column source={s('board.subject')} field={PostLink} />
      <StatusColumn source={s('status')} tones={commentStatusTones} />
      <Column source={s('createdAt')} field={DateTimeField} />
      <Column label={t('actions')} field={CommentActions} />
      <Column source={s('updatedAt')} field={DateTimeField} />
    </RecordList>
  );
};

export const comments = defineResource({
  name: 'comments',
  labels: commentLabels,
  menu: { group: 'centre', order: 40, Icon: MessagesSquare },
  store: createListStore('comments', api.console.comments, contract.console.comments),
  recordTitle: s('content'),
  List: CommentList,
});
