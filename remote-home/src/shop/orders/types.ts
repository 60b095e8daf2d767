import type { Answer, contract } from 'shared/contract';

export type ReadOrder = Answer<typeof contract.orders.get>;
export type OwnOrder = ReadOrder['order'];
export type OwnLine = OwnOrder['lines'][number];
