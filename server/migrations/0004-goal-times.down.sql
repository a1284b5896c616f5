DROP INDEX football_incidents_goals;
