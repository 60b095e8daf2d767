-- Mails call a seller what the site calls them.
update messages
set title = replace(title, '셀러', '판매기업'),
    subject = replace(replace(replace(subject::text, '셀러로', '판매기업으로'), '셀러', '판매기업'), '供应商', '卖方')::jsonb,
    body = replace(replace(replace(body::text, '셀러로', '판매기업으로'), '셀러', '판매기업'), '供应商', '卖方')::jsonb
where code like 'seller.%';
