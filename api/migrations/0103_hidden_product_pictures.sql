-- Pictures of shop products that were deleted before and never ordered: hidden as those that are deleted now.
update files set trashed_at = shop_products.deleted_at
from shop_products
where files.owner_resource = 'shopProducts' and files.owner_id = shop_products._id and shop_products.deleted_at is not null
  and files.trashed_at is null and not exists (select from purchases where purchases._product = shop_products._id);
