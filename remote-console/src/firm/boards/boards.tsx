import { Newspaper } from 'lucide-react';
import { NullableBooleanInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { type Board, boardCodes, boardStatuses, contract } from 'shared/contract';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { CreateScreen } from '../../components/forms/RecordScreens';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { LocalisedLinkColumn } from '../../components/lists/LocalisedLinkColumn';
import { RecordList } from '../../components/lists/RecordList';
import { StatusColumn } from '../../components/lists/StatusColumn';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { BoardAside } from './BoardAside';
import { BoardFields } from './BoardFields';
import { listBoardUploads } from './BoardFiles';
import { BoardPreview } from './BoardPreview';
import { boardLabels } from './i18n';
import { boardStatusTones } from './status-tones';

type List = typeof contract.console.boards.list;
const s = source<Board>();
const filter = filterName<List>();

const filters = [
  <ChoiceInput key="code" source={filter('code')} values={boardCodes} alwaysOn />,
  <ChoiceInput key="status" source={filter('status')} values={boardStatuses} />,
  <TextInput key="category" source={filter('category')} />,
  <NullableBooleanInput key="pinned" source={filter('pinned')} />,
];

const BoardList = () => (
  <RecordList<List>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    sorts={['createdAt', 'publishAt', 'views']}
    hiddenColumns={['updatedAt', 'category']}
    bulkActions={<BulkStatusButtons field={s('status')} values={['PUBLISHED', 'HIDDEN']} />}
    exportFields={[
      'code',
      'subject.ko',
      'subject.en',
      'subject.cn',
      'status',
      'publishAt',
      'tags',
      'views',
      'createdAt',
    ]}
    card={{
      title: () => <LocalisedField source={s('subject')} />,
      text: () => <DateTimeField source={s('publishAt')} />,
      aside: () => <StatusField source={s('status')} tones={boardStatusTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbnailField} />
    <LocalisedLinkColumn source={s('subject')} />
    <StatusColumn source={s('code')} />
    <StatusColumn source={s('status')} tones={boardStatusTones} />
    <Column source={s('category')} />
    <Column source={s('publishAt')} field={DateTimeField} />
    <Column source={s('views')} align="right" />
    <Column source={s('pinned')} field={BooleanField} />
    <Column source={s('updatedAt')} field={DateTimeField} />
  </RecordList>
);

const defaultValues: Partial<Board> = {
  code: 'MAGAZINE',
  status: 'DRAFT',
  tags: [],
  pinned: false,
  allowComment: false,
  secret: false,
};

const BoardCreate = () => (
  <CreateScreen Fields={BoardFields} Aside={BoardAside} defaultValues={defaultValues} listUploads={listBoardUploads} />
);

const BoardEdit = () => (
  <RecordEdit>
    <RecordForm removable side={<BoardAside />}>
      <BoardPreview />
      <BoardFields />
    </RecordForm>
  </RecordEdit>
);

export const boards = defineResource({
  name: 'boards',
  labels: boardLabels,
  menu: { group: 'site', order: 40, Icon: Newspaper },
  store: createCrudStore('boards', api.console.boards, contract.console.boards),
  recordTitle: s('subject'),
  List: BoardList,
  Create: BoardCreate,
  Edit: BoardEdit,
});
