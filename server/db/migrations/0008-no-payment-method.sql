-- Nothing ever wrote it: how a booking is paid is decided after it is made, and may be decided again.
alter table booking drop column payment_method_id;
