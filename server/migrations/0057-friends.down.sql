DROP INDEX conversation_entries_recalled_files;
DROP INDEX conversation_entries_with_files;
DROP TABLE message_reports;
DROP TABLE message_files;
DROP INDEX follows_of_members_by_time;
DROP TABLE member_reports;
DROP TABLE friend_requests;
DROP TABLE friends;
