DROP TABLE moderation_appeals;
DROP INDEX moderation_cases_by_member;
DROP TABLE comment_reports;
DROP TABLE comments;
DROP TABLE comment_subjects;
