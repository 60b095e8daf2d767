import { Newspaper } from 'lucide-react';
import { NullableBooleanInput, SearchInput, SelectInput, TextInput } from 'react-admin';
import { api } from 'shared/client';
import { type Board, boardCodes, boardStatuses, contract } from 'shared/contract';
import { BooleanField } from '../../components/fields/BooleanField';
import { DateTimeField } from '../../components/fields/DateTimeField';
import { LocalisedField } from '../../components/fields/LocalisedField';
import { RecordLink } from '../../components/fields/RecordLink';
import { StatusField } from '../../components/fields/StatusField';
import { ThumbnailField } from '../../components/fields/ThumbnailField';
import { RecordCreate, RecordEdit } from '../../components/forms/RecordEdit';
import { RecordForm } from '../../components/forms/RecordForm';
import { source } from '../../components/forms/source';
import { BulkStatusButtons } from '../../components/lists/BulkStatusButtons';
import { Column } from '../../components/lists/Column';
import { filterName } from '../../components/lists/filter-name';
import { RecordList } from '../../components/lists/RecordList';
import { defineResource } from '../../data/define-resource';
import { createCrudStore } from '../../data/resource-store';
import { buildChoices } from '../../i18n/resource-labels';
import { BoardAside } from './BoardAside';
import { BoardFields } from './BoardFields';
import { BoardPreview } from './BoardPreview';
import { boardLabels } from './i18n';
import { boardStatusTones } from './status-tones';

type List = typeof contract.console.boards.list;
const s = source<Board>();
const filter = filterName<List>();

const filters = [
  <SearchInput key="q" source={filter('q')} alwaysOn />,
  <SelectInput key="code" source={filter('code')} choices={buildChoices('boards', 'code', boardCodes)} alwaysOn />,
  <SelectInput key="status" source={filter('status')} choices={buildChoices('boards', 'status', boardStatuses)} />,
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
    exportFields={{
      code: true,
      'subject.ko': true,
      'subject.en': true,
      'subject.cn': true,
      status: true,
      publishAt: true,
      tags: true,
      views: true,
      createdAt: true,
    }}
    card={{
      title: () => <LocalisedField source={s('subject')} />,
      text: () => <DateTimeField source={s('publishAt')} />,
      aside: () => <StatusField source={s('status')} tones={boardStatusTones} />,
    }}
  >
    <Column source={s('thumb')} field={ThumbnailField} disableSort />
    <Column source={s('subject')}>
      <RecordLink>
        <LocalisedField source={s('subject')} />
      </RecordLink>
    </Column>
    <Column source={s('code')}>
      <StatusField source={s('code')} />
    </Column>
    <Column source={s('status')}>
      <StatusField source={s('status')} tones={boardStatusTones} />
    </Column>
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
  <RecordCreate>
    <RecordForm defaultValues={defaultValues} side={<BoardAside />}>
      <BoardFields />
    </RecordForm>
  </RecordCreate>
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
  menu: { group: 'site', Icon: Newspaper },
  store: createCrudStore('boards', api.console.boards, contract.console.boards),
  recordTitle: s('subject.ko'),
  List: BoardList,
  Create: BoardCreate,
  Edit: BoardEdit,
});
