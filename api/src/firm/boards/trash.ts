import { pickText } from 'shared/contract';
import { defineTrashKind } from '../../platform/trash/kinds';
import { boards } from './table';

export const boardTrash = defineTrashKind({ table: boards, title: ({ subject }) => pickText(subject, 'ko') });
