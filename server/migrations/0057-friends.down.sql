DROP TABLE message_reports;
DROP TABLE message_files;
DROP INDEX follows_of_members_by_time;
DROP TABLE member_reports;
DROP TABLE friend_requests;
DROP TABLE friends;
