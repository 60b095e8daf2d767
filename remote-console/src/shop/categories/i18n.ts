import type { Category } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const categoryLabels = resourceLabels<Category>()({
  ko: {
    name: '카테고리',
    empty: '상품을 나누는 세 단계의 분류입니다.',
    fields: {
      _parent: '상위 카테고리',
      thumb: '사진',
      productCount: '상품',
    },
  },
  en: {
    name: 'Category |||| Categories',
    empty: 'How products are sorted, in three levels.',
    fields: {
      _parent: 'Below',
      thumb: 'Picture',
      productCount: 'Products',
    },
  },
  cn: {
    name: '分类',
    empty: '将商品分为三级的分类。',
    fields: {
      _parent: '上级分类',
      thumb: '图片',
      productCount: '商品',
    },
  },
});

export const categoryI18n = texts('console-categories', {
  ko: {
    tree: '카테고리 순서와 단계',
    lead: '끌어서 순서를 바꾸고, 좌우로 끌어 단계를 바꿉니다. 세 단계까지 둘 수 있으며 바로 저장됩니다.',
    item: '{{name}}, {{level}}단계',
    up: '{{name}} 위로',
    down: '{{name}} 아래로',
    in: '{{name}} 한 단계 안으로',
    out: '{{name}} 한 단계 밖으로',
    moved: '{{name}}: {{position}}번째, {{level}}단계',
    dropped: '{{name}} 항목을 {{position}}번째, {{level}}단계에 놓았습니다.',
    cannotDrop: '여기에는 놓을 수 없습니다.',
    dragHelp:
      '스페이스 키로 집고, 위아래 화살표로 순서를, 좌우 화살표로 단계를 바꾼 뒤, 다시 스페이스 키로 놓습니다. Esc 키로 취소합니다.',
    saved: '카테고리 순서를 저장했습니다.',
    disabled: '사용 안 함',
    products: '상품 {{count}}개',
    codeHint: '주소에 쓰입니다. 영문 소문자, 숫자, 하이픈',
    enabledHint: '끄면 이 카테고리와 그 아래가 상점에 보이지 않습니다.',
    topLevel: '최상위',
    toProducts: '이 카테고리의 상품',
  },
  en: {
    tree: 'Order and levels of the categories',
    lead: 'Drag up and down for the order, sideways for the level; three levels at most. Stored at once.',
    item: '{{name}}, level {{level}}',
    up: 'Move {{name}} up',
    down: 'Move {{name}} down',
    in: 'Move {{name}} one level in',
    out: 'Move {{name}} one level out',
    moved: '{{name}}: position {{position}}, level {{level}}',
    dropped: '{{name}} dropped at position {{position}}, level {{level}}.',
    cannotDrop: 'It cannot be dropped here.',
    dragHelp:
      'Press space to pick up, up and down arrows for the order, left and right arrows for the level, space again to drop, Esc to cancel.',
    saved: 'The order of the categories is saved.',
    disabled: 'Off',
    products: '{{count}} products',
    codeHint: 'Part of the address: lower-case letters, digits, hyphens',
    enabledHint: 'Switched off, it and what is below it are not shown in the shop.',
    topLevel: 'Top level',
    toProducts: 'Products in this category',
  },
  cn: {
    tree: '分类的顺序与层级',
    lead: '上下拖动调整顺序，左右拖动调整层级，最多三级，立即保存。',
    item: '{{name}}，第 {{level}} 级',
    up: '上移 {{name}}',
    down: '下移 {{name}}',
    in: '{{name}} 降一级',
    out: '{{name}} 升一级',
    moved: '{{name}}：第 {{position}} 位，第 {{level}} 级',
    dropped: '已将 {{name}} 放在第 {{position}} 位，第 {{level}} 级。',
    cannotDrop: '不能放在这里。',
    dragHelp: '按空格键拾取，用上下方向键调整顺序，左右方向键调整层级，再按空格键放下，Esc 键取消。',
    saved: '分类顺序已保存。',
    disabled: '未启用',
    products: '{{count}} 件商品',
    codeHint: '用于网址：小写字母、数字、连字符',
    enabledHint: '关闭后，该分类及其下级不会显示在商城中。',
    topLevel: '最上级',
    toProducts: '该分类的商品',
  },
});
