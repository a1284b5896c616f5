ALTER TABLE follows DROP CONSTRAINT follows_of_members;
DROP TABLE member_blocks;
DROP TABLE like_counts;
DROP TABLE likes;
