import { defineTrashKind } from '../platform/trash/kinds';
import { fairs } from './fairs/table';
import { products } from './products/table';

export const matchingTrash = {
  fairs: defineTrashKind({ table: fairs, title: ['title'], permanent: true }),
  products: defineTrashKind({ table: products, title: ['name'], permanent: true }),
};
