DROP TABLE daily_counts, feedback_pictures, feedbacks, real_names, profiles;
